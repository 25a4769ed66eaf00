const every = 60_000

/**
 * While the stack runs, judges the releases that only some sessions get, once a minute; nothing is read of the database
 * while there are none. What it decides it prints. @returns ends it
 */
export function watchCanaries(): () => void {
  const timer = setInterval(() => void look().catch(complain), every)
  return () => clearInterval(timer)
}

async function look(): Promise<void> {
  // Not before it is needed: the start does not wait for them.
  const [{ judgeCanaries }, { figuresOf }, { partsFor, say }] = await Promise.all([
    import('../canary/judge.ts'),
    import('../canary/figures.ts'),
    import('./command.ts'),
  ])
  const parts = await partsFor(undefined)
  for (const { entry } of await judgeCanaries(parts, figuresOf())) if (entry) await say(parts, entry)
}

const complain = (error: unknown) =>
  console.error(
    'Las versiones en prueba no se pudieron juzgar:',
    error instanceof Error ? error.message : error,
  )
