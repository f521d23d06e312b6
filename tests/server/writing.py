"""A process that writes to a store and reports what was acknowledged, until it's ended.

Called as `python writing.py ADDRESS [BYTES]`: with BYTES no file may grow larger.
"""

import asyncio
import sys

from hotelier.core.errors import HotelierError
from hotelier.server.store.rows import Change, Entry, Row
from hotelier.server.store.store import Store


async def play(store: Store, id: str) -> None:
    version = 0
    while True:
        version += 1
        row = Row(id, version, "austria", "running", True, 0.0, 0.0, None, version, version, {})
        await store.write(Change(row, (Entry(version, 0.0, version, {"text": "move" * 50}),)))
        print(id, version, flush=True)


async def main() -> None:
    store = Store(sys.argv[1])
    store.open()
    if len(sys.argv) > 2:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
    ended = await asyncio.gather(*[play(store, f"t{n}") for n in range(8)], return_exceptions=True)
    for error in ended:
        assert isinstance(error, HotelierError)
        print(type(error).__name__, error, flush=True)
    store.close()


if __name__ == "__main__":
    asyncio.run(main())
