import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const running = new Set<ChildProcess>()

/** Ends running builds with the command, so that none outlives it. */
function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
}

/**
 * Builds one app in its own process, which frees the memory afterwards and lets two builds run in parallel.
 * @returns the duration in seconds
 */
export async function buildOne(app: string): Promise<number> {
  const start = performance.now()
  const script = fileURLToPath(new URL('build-one.mjs', import.meta.url))
  if (running.size === 0) process.once('SIGTERM', stopAll).once('SIGINT', stopAll)
  const child = spawn(process.execPath, [script, app], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    if (code !== 0) throw new Error(`La construcción de ${app} falló.\n${output}`)
  } finally {
    running.delete(child)
    if (running.size === 0) process.off('SIGTERM', stopAll).off('SIGINT', stopAll)
  }
  return (performance.now() - start) / 1000
}
