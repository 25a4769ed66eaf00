import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from '../../build/build-all.ts'
import { remoteNames } from '../../build/workspace.ts'
import { hashOf } from '../integrity.ts'
import { fail } from '../../../tooling/start/before/fail.mjs'
import { builtSite } from '../../../tooling/start/stack/index.ts'
import { evidenceOf, newKeys, signed } from './evidence.ts'
import { conformance } from './run.ts'
import { report } from './report.ts'
import { subjectOf } from './subject.ts'

const usage = `Uso: npm run conformance -- <remoto | carpeta | dirección> [--site carpeta] [--evidencia archivo] [--clave archivo]
     npm run conformance -- clave <archivo>`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: builtSite },
    evidencia: { type: 'string' },
    clave: { type: 'string' },
  },
})
const [target, file, ...rest] = positionals

try {
  if (target === undefined || rest.length > 0) fail(usage)
  else if (target === 'clave') writeKey(file)
  else if (file !== undefined) fail(usage)
  else await look(target)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function look(wanted: string) {
  const site = resolve(values.site)
  if (remoteNames.includes(wanted)) await buildAll({ only: [wanted], log: (line) => console.log(line) })
  const subject = await subjectOf(wanted)
  console.log(`${subject.name}, versión ${subject.entry.release}, en el host de ${site}:`)
  const outcome = await conformance(subject, { site, log: (line) => console.log(line) })
  console.log(report(outcome))
  const key = values.clave === undefined ? undefined : readFileSync(values.clave, 'utf8')
  const host = hashOf(readFileSync(join(site, 'index.html')))
  const evidence = signed(evidenceOf(subject, outcome, host, new Date()), key)
  const beside = subject.folder ? join(subject.folder, '.evidence.json') : `${subject.name}.evidence.json`
  const place = resolve(values.evidencia ?? beside)
  writeFileSync(place, `${JSON.stringify(evidence, null, 2)}\n`)
  console.log(`Evidencia${evidence.signature ? ', firmada' : ', sin firma'}: ${place}`)
  if (outcome.findings.length > 0) process.exitCode = 1
}

function writeKey(place: string | undefined) {
  if (place === undefined) return fail(usage)
  const { privateKey, publicKey } = newKeys()
  writeFileSync(place, privateKey, { mode: 0o600, flag: 'wx' })
  console.log(
    `La clave privada quedó en ${place}. La pública, para «npm run config -- --evidence» o EVIDENCE_KEYS:\n${publicKey}`,
  )
}
