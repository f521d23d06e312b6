"""Stand-ins for what the protocol page calls, if a machine doesn't have it: curl and websocat.

`python standins.py curl …` knows just the flags that the page uses.
"""

import argparse
import asyncio
import sys
import urllib.error
import urllib.request


def curl(arguments: list[str]) -> None:
    """Send one request and print the answer, whatever it is."""
    words = argparse.ArgumentParser(prog="curl")
    words.add_argument("-sS", action="store_true", required=True)
    words.add_argument("-H", action="append", default=[])
    words.add_argument("-d")
    words.add_argument("-X")
    words.add_argument("url")
    given = words.parse_args(arguments)
    request = urllib.request.Request(
        given.url,
        None if given.d is None else given.d.encode(),
        dict(header.split(": ", 1) for header in given.H),
        method=given.X,
    )
    try:
        with urllib.request.urlopen(request) as answer:
            sys.stdout.write(answer.read().decode())
    except urllib.error.HTTPError as refused:
        sys.stdout.write(refused.read().decode())


async def websocat(arguments: list[str]) -> None:
    """Send every line, print every message, until either side ends."""
    from websockets.asyncio.client import connect

    (url,) = arguments
    async with connect(url, proxy=None, max_size=None) as line:

        async def send() -> None:
            while text := await asyncio.to_thread(sys.stdin.readline):
                await line.send(text.rstrip("\n"))

        async def show() -> None:
            async for message in line:
                print(message, flush=True)

        tasks = [asyncio.create_task(send()), asyncio.create_task(show())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)


if __name__ == "__main__":
    if sys.argv[1] == "curl":
        curl(sys.argv[2:])
    else:
        asyncio.run(websocat(sys.argv[2:]))
