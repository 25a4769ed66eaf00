import type { HostFacts } from '../../build/facts/facts.ts'
import type { InUse, RemoteInUse } from './candidate.ts'
import { misfits, needsOf } from './fit.ts'
import type { Finding } from './problem.ts'

/** A release beside the host, as operators name it, and what helps if the host would break it. */
interface Beside extends RemoteInUse {
  name: string
  repair: string
}

/** What a host could break: the remotes in use that are not published with it, canaries and pins. */
export function breakFindings(host: HostFacts, inUse: InUse): Finding[] {
  return besides(inUse).flatMap(({ name, repair, data, facts }) => {
    const { contract, imports } = needsOf(data.contract, facts)
    const reasons = misfits(contract, imports, host).map(({ sentence }) => sentence)
    const sentence = `Dejaría sin funcionar a ${name}, que ${reasons.join('; ')}.`
    return reasons.length > 0 ? [{ gate: 'breaks' as const, sentence, repair }] : []
  })
}

const besides = ({ remotes, ofSome = [] }: InUse): Beside[] => [
  ...Object.entries(remotes).map(([name, remote]) => ({
    ...remote,
    name,
    repair: `Publicar con él un ${name} construido con esta versión de shared, en el mismo paso.`,
  })),
  ...ofSome.map(({ app, empresa, ...remote }) => ({
    ...remote,
    ...(empresa === undefined
      ? { name: `${app} en prueba`, repair: `Terminar antes esa prueba: npm run canary -- ${app} --terminar` }
      : {
          name: `${app} de la empresa ${empresa}`,
          repair: `Soltarla antes: npm run pin -- ${app} --soltar --empresa ${empresa}`,
        }),
  })),
]
