// @ts-check
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { whoIsHere } from './who.mjs'
import { readJson } from './workspace.mjs'

/**
 * Writes beside a finished build what a release will report of it: its version, and who built it, when, and from which
 * commit.
 * @param {string} folder of its package.json
 * @param {string} dist
 * @param {ReturnType<typeof whoIsHere>} [who] as it was when the build began
 */
export function writeBuildNote(folder, dist, who = whoIsHere(process.env, folder)) {
  const { version } = readJson(path.join(folder, 'package.json'))
  const note = { version, at: new Date().toISOString(), ...who }
  writeFileSync(path.join(dist, '.build.json'), `${JSON.stringify(note, null, 2)}\n`)
}

/**
 * The same for a build of another repository.
 * @param {string} folder of its sources
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const buildNotePlugin = (folder) => ({
  apply(compiler) {
    /** @type {ReturnType<typeof whoIsHere>} */
    let who
    compiler.hooks.beforeCompile.tap('BuildNote', () => {
      who = whoIsHere(process.env, folder)
    })
    compiler.hooks.afterEmit.tap('BuildNote', ({ outputOptions }) => {
      writeBuildNote(folder, outputOptions.path ?? '', who)
    })
  },
})
