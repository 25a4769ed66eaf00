import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { conformance, subjectOf } from '@backoffice/entrega/publish/conformance'
import { root } from '../../tooling/start/before/root.mjs'
import { builtSite } from '../../tooling/start/stack/index.ts'

const run = promisify(execFile)
const sources = join(root, 'e2e/fixtures/outside')

/** The bundlers of the fixture, each with its script and the packages of which the newest versions are tried. */
const bundlers = {
  webpack: {
    script: 'build.mjs',
    packages: ['webpack', 'esbuild', 'css-loader', 'mini-css-extract-plugin'],
  },
  rspack: { script: 'rspack.mjs', packages: ['@rspack/core'] },
  vite: { script: 'vite.mjs', packages: ['vite', '@module-federation/vite'] },
}
const federation = '@module-federation/enhanced'
/** What the sources import, for their types. */
const lent = join(root, 'entrega/node_modules')

/**
 * `npm run bench versiones`: builds a remote with the newest bundlers and federation that the registry of packages has,
 * and runs it in the built host (`npm run build`), so that a break is known before it is met.
 */
export async function benchVersiones(): Promise<void> {
  for (const [name, { script, packages }] of Object.entries(bundlers)) {
    const above = mkdtempSync(join(tmpdir(), 'versiones-'))
    try {
      const tools = join(above, 'tools')
      const versions = await installed(tools, [...packages, federation])
      console.log(`${name}: ${versions.join(', ')}`)
      console.log(`  ${await tried(above, tools, script)}`)
    } finally {
      rmSync(above, { recursive: true, force: true })
    }
  }
}

async function installed(folder: string, packages: string[]): Promise<string[]> {
  mkdirSync(folder)
  const dependencies = Object.fromEntries(packages.map((name) => [name, 'latest']))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  const versionOf = (name: string) =>
    (
      JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  return packages.map((name) => `${name} ${versionOf(name)}`)
}

/** What became of it, in Spanish. */
async function tried(above: string, tools: string, script: string): Promise<string> {
  const folder = join(above, 'remote-taller')
  cpSync(sources, folder, { recursive: true })
  symlinkSync(lent, join(folder, 'node_modules'))
  cpSync(join(sources, 'tsx.cjs'), join(tools, 'tsx.cjs'))
  const program = join(tools, script)
  const text = readFileSync(join(sources, script), 'utf8')
    .replace(`'@backoffice/entrega/build'`, JSON.stringify(join(root, 'entrega/build/index.ts')))
    .replace(/new URL\('[^']+', import\.meta\.url\)/, 'import.meta.url')
  writeFileSync(program, text)
  const dist = join(folder, 'dist')
  try {
    await run(process.execPath, [program, folder, dist])
  } catch (error) {
    const { stderr = String(error) } = error as { stderr?: string }
    const lines = stderr.split('\n')
    const first = lines.findIndex((line) => /error/i.test(line))
    return `no construye: ${lines
      .slice(Math.max(first, 0), first + 3)
      .join(' ')
      .trim()}`
  }
  const { findings } = await conformance(await subjectOf(dist), {
    site: builtSite,
    only: ['paginas', 'globales', 'vecinos'],
  })
  return findings.length === 0
    ? 'construye, y corre en el host'
    : findings.map(({ check, detail }) => `${check}: ${detail}`).join('; ')
}
