// Coins fly from a booked card to its owner.

import { moving } from "../../lib/memory.svelte";

const FLIGHT = 420; // ms
const APART = 70; // ms between two coins

export function payOut(seat: number, card: string, coins: number): void {
  if (!moving()) return;
  const from = document.querySelector(`[data-card="${seat}:${card}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-purse="${seat}"]`)?.getBoundingClientRect();
  if (!from) return;
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  // Where the purse is out of sight the coins just rise.
  const seen = to !== undefined && to.top > 0 && to.bottom < innerHeight;
  const dx = seen ? to.left + to.width / 2 - x : 0;
  const dy = seen ? to.top + to.height / 2 - y : -90;
  for (let each = 0; each < coins; each++) {
    const coin = document.createElement("span");
    coin.className = "flying-coin";
    coin.setAttribute("aria-hidden", "true");
    coin.style.left = `${x}px`;
    coin.style.top = `${y}px`;
    document.body.append(coin);
    const flight = coin.animate(
      [
        { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
        { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 40}px) scale(1.1)`, opacity: 1, offset: 0.35 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: seen ? 1 : 0 },
      ],
      { duration: FLIGHT, delay: each * APART, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = () => coin.remove();
    flight.oncancel = () => coin.remove();
  }
}
