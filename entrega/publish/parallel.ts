/** Runs a task for many items, a few at a time, and returns the results in the items' order. */
export async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>, atOnce = 16): Promise<R[]> {
  const answers: R[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      answers[index] = await work(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return answers
}
