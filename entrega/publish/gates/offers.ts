import { propProblems } from '../offers/compare.ts'
import { besides, type Beside, type InUse, type RemoteInUse } from './in-use.ts'
import type { Finding } from '../problem.ts'

/** The remote that offers a component, `clientes` of `clientes/PerfilCliente`. */
export const ownerOf = (component: string) => component.slice(0, component.indexOf('/'))

/**
 * What people would miss beside this release: components of other remotes that it uses, and components of its own that
 * others use. Every release counts that some session gets together with it.
 * @param comesToo whether an app is judged in the same step: it has its own findings
 */
export function offerFindings(
  app: string,
  own: RemoteInUse,
  world: Omit<InUse, 'host'>,
  comesToo: (app: string) => boolean = () => false,
): Finding[] {
  const others = besides(world).filter((each) => each.app !== app && meets(app, each, world))
  const users = others.filter((each) => each.end !== undefined || !comesToo(each.app))
  return [
    ...Object.keys(own.facts?.uses ?? {})
      .filter((component) => ownerOf(component) !== app && !world.remotes[ownerOf(component)])
      .map((component) => ({
        gate: 'offers' as const,
        sentence: `Usa ${component}, y ${ownerOf(component)} no está publicado.`,
        repair: `Publicar antes ${ownerOf(component)}, o los dos en el mismo paso.`,
      })),
    ...others.flatMap(({ name, end, ...offerer }) =>
      missed(own, offerer).map(({ component, why }) => ({
        gate: 'offers' as const,
        sentence: `Usa ${component}, y la versión de ${end ? name : `${name} en uso`} ${why}.`,
        repair: end ?? `Construirlo con lo que ${name} ofrece, o publicar los dos en el mismo paso.`,
      })),
    ),
    ...users.flatMap(({ name, end, ...user }) =>
      missed(user, { app, ...own }).map(({ component, why }) => ({
        gate: 'offers' as const,
        sentence: `Dejaría a ${name} sin ${component}: esta versión ${why}.`,
        repair:
          end ??
          `Ofrecerlo como antes, o publicar en el mismo paso un ${name} construido con lo que esta versión ofrece.`,
      })),
    ),
  ]
}

/** An empresa with a release of both apps gets those two, and not this one beside its own. */
const meets = (app: string, { empresa }: Beside, { ofSome = [] }: Omit<InUse, 'host'>) =>
  empresa === undefined || !ofSome.some((each) => each.app === app && each.empresa === empresa)

/** What a remote uses of another and would not get from this release, and why. */
function missed({ facts }: RemoteInUse, offerer: RemoteInUse & { app: string }) {
  return Object.entries(facts?.uses ?? {}).flatMap(([component, before]) => {
    if (ownerOf(component) !== offerer.app) return []
    const expose = `.${component.slice(offerer.app.length)}`
    if (!offerer.data.exposes.includes(expose)) return [{ component, why: 'no lo ofrece' }]
    const now = offerer.facts?.offers?.[expose]
    const clauses = before && now ? propProblems(before, now) : []
    return clauses.length > 0 ? [{ component, why: clauses.join(' y ') }] : []
  })
}
