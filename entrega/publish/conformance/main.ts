import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAll } from '../../build/build-all.ts'
import { remoteNames } from '../../build/workspace.ts'
import { asked, text } from '../cli/command.ts'
import { run } from '../cli/run.ts'
import { hashOf } from '../integrity.ts'
import { Refusal } from '../refusal.ts'
import { builtSite } from '../store/open.ts'
import { evidenceOf, newKeys, signed } from '../evidence/evidence.ts'
import type { Outcome } from '../evidence/types.ts'
import { conformance } from './run.ts'
import { subjectOf } from './subject.ts'

const usage = `Uso: npm run conformance -- <remoto | carpeta | dirección> [--site carpeta] [--evidencia archivo] [--clave archivo]
     npm run conformance -- clave <archivo>`

await run(async () => {
  const options = { site: text, evidencia: text, clave: text }
  const { words, options: its } = asked({ usage, words: [1, 2], options })
  const [target = '', file] = words
  if ((target === 'clave') !== (file !== undefined)) throw new Refusal(usage)
  if (file !== undefined) writeKey(file)
  else await look(target, its)
})

async function look(wanted: string, { site: from = builtSite, evidencia, clave }: Record<string, string>) {
  const site = resolve(from)
  if (remoteNames.includes(wanted)) await buildAll({ only: [wanted], log: console.log })
  const subject = await subjectOf(wanted)
  console.log(`${subject.name}, versión ${subject.entry.release}, en el host de ${site}:`)
  const outcome = await conformance(subject, { site, log: console.log })
  report(outcome)
  const key = clave === undefined ? undefined : readFileSync(clave, 'utf8')
  const host = hashOf(readFileSync(join(site, 'index.html')))
  const evidence = signed(evidenceOf(subject, outcome, host, new Date()), key)
  const beside = subject.folder ? join(subject.folder, '.evidence.json') : `${subject.name}.evidence.json`
  const place = resolve(evidencia ?? beside)
  writeFileSync(place, `${JSON.stringify(evidence, null, 2)}\n`)
  console.log(`Evidencia${evidence.signature ? ', firmada' : ', sin firma'}: ${place}`)
  if (outcome.findings.length > 0) process.exitCode = 1
}

function report({ findings, sizes }: Outcome) {
  console.log('Peso de cada página (brotli, sin lo que presta el host):')
  for (const { path, files, bytes } of sizes)
    console.log(`      ${path}: ${(bytes / 1000).toFixed(1)} kB en ${files} archivos`)
  console.log(findings.length === 0 ? 'Cumple.' : `No cumple: ${findings.length} hallazgos.`)
  for (const { check, path, detail } of findings)
    console.log(`  - ${check}${path ? `, ${path}` : ''}: ${detail}`)
}

function writeKey(place: string) {
  const { privateKey, publicKey } = newKeys()
  writeFileSync(place, privateKey, { mode: 0o600, flag: 'wx' })
  console.log(
    `La clave privada quedó en ${place}. La pública, para «npm run config -- --evidence» o EVIDENCE_KEYS:\n${publicKey}`,
  )
}
