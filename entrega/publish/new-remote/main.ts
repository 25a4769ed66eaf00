import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { remoteSource } from '../../build/remote-source.ts'
import { folderOf, remoteNames } from '../../build/workspace.ts'
import { asked } from '../cli/command.ts'
import { run } from '../cli/run.ts'
import { Refusal } from '../refusal.ts'
import { pnpmCommand } from '../../../tooling/start/before/install/pnpm.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import { filesOf, serviceBlock } from './files.ts'
import { namesOf } from './names.ts'

const usage = 'Uso: npm run new-remote -- <nombre> ["Título de su sección"]'

/** `npm run new-remote -- <nombre> [título]`: creates a working remote with an example list. */
await run(async () => {
  const [name = '', title] = asked({ usage, words: [1, 2], options: {} }).words
  const names = namesOf(name, title, remoteNames)
  const folder = folderOf(names.name)
  if (existsSync(folder)) throw new Refusal(`Ya existe la carpeta ${path.basename(folder)}.`)
  for (const [file, text] of filesOf(names, nextOrder())) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }))
  }
  updateLock()
  console.log(`\nHecho: ${path.basename(folder)}. Se ve con «npm run dev ${names.name}».\n`)
  console.log(serviceBlock(names, remoteNames))
})

/** Places it after the current entries of the bar. */
function nextOrder(): number {
  const menus = remoteNames.flatMap((remote) => remoteSource(folderOf(remote)).menu)
  return Math.max(...menus.filter(({ group }) => group === undefined).map(({ order }) => order)) + 5
}

/** Links the new package and adds it to the lock file. */
function updateLock(): void {
  const [program, ...args] = pnpmCommand(root)
  const { status } = spawnSync(program, [...args, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0)
    throw new Refusal(
      'El remoto está escrito, pero no se pudo instalar (la causa está arriba): «pnpm install».',
    )
}
