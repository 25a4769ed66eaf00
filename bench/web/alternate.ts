/**
 * Measures the sides in turns, so that a drift of the machine affects all of them. The first round warms the server's
 * and the system's caches and is not counted.
 */
export async function alternate<Side, Result>(
  sides: readonly (readonly [name: string, side: Side])[],
  runs: number,
  measure: (side: Side) => Promise<Result>,
): Promise<Map<string, Result[]>> {
  const results = new Map(sides.map(([name]) => [name, [] as Result[]]))
  for (let round = 0; round <= runs; round++) {
    for (const [name, side] of round % 2 === 0 ? sides : sides.toReversed()) {
      const result = await measure(side)
      if (round > 0) results.get(name)?.push(result)
    }
  }
  return results
}
