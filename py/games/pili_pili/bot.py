from bots.bot import RandomBot

BOTS = {"random": RandomBot}
