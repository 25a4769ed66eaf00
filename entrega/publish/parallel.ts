/** Runs a task for many items, a few at a time, and returns the results in the items' order. */
export async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>, atOnce = 16): Promise<R[]> {
  const answers: R[] = []
  // One list for all workers: each takes the next item.
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) answers[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
}
