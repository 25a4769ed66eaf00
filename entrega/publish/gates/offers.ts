import { propProblems } from '../offers/compare.ts'
import type { InUse, OfSome, RemoteInUse } from './candidate.ts'
import { findings, type Finding } from './problem.ts'

/** Why a component does not serve, clause by clause. */
type Clauses = { component: string; clause: string }[]

/** What a remote uses of another that it would not get from this release; releases from before the facts use nothing. */
function misses(user: RemoteInUse, remote: string, offerer: RemoteInUse): Clauses {
  return Object.entries(user.facts?.uses ?? {})
    .filter(([component]) => ownerOf(component) === remote)
    .flatMap(([component, before]) => {
      const expose = `./${component.slice(remote.length + 1)}`
      if (!offerer.data.exposes.includes(expose)) return [{ component, clause: 'no lo ofrece' }]
      const now = offerer.facts?.offers?.[expose]
      const problems = before && now ? propProblems(before, now) : []
      return problems.map((clause) => ({ component, clause }))
    })
}

const ownerOf = (component: string) => component.slice(0, component.indexOf('/'))

const together = (clauses: Clauses) =>
  [...new Set(clauses.map(({ component }) => component))].map((component) => {
    const said = clauses.filter((each) => each.component === component).map(({ clause }) => clause)
    return { component, said: said.join(' y ') }
  })

/**
 * What people would miss beside this release: components of other remotes that it uses, and components of its own that
 * others use. Every release counts that some session gets together with it.
 * @param comesToo whether an app is judged in the same step: it has its own findings
 */
export function offerFindings(
  app: string,
  own: RemoteInUse,
  { remotes, ofSome = [] }: Pick<InUse, 'remotes' | 'ofSome'>,
  comesToo: (app: string) => boolean = () => false,
): Finding[] {
  const others = Object.entries(remotes).filter(([name]) => name !== app)
  const some = ofSome.filter((each) => each.app !== app && meets(app, each, ofSome))
  const users = others.filter(([name]) => !comesToo(name))
  return [
    ...unpublished(app, own, remotes),
    ...others.flatMap(([name, remote]) => lacks(own, name, remote, `${name} en uso`, fitting(name))),
    ...some.flatMap((each) => lacks(own, each.app, each, nameOf(each), endOf(each))),
    ...users.flatMap(([name, remote]) => takesFrom(app, own, name, remote, repairFor(name))),
    ...some.flatMap((each) => takesFrom(app, own, nameOf(each), each, endOf(each))),
  ]
}

/** An empresa with a release of both apps gets those two, and not this one beside its own. */
const meets = (app: string, { empresa }: OfSome, ofSome: OfSome[]) =>
  empresa === undefined || !ofSome.some((each) => each.app === app && each.empresa === empresa)

const nameOf = ({ app, empresa }: OfSome) =>
  empresa === undefined ? `${app} en prueba` : `${app} de la empresa ${empresa}`

const endOf = ({ app, empresa }: OfSome) =>
  empresa === undefined
    ? `Terminar antes esa prueba: npm run canary -- ${app} --terminar`
    : `Soltarla antes: npm run pin -- ${app} --soltar --empresa ${empresa}`

const repairFor = (user: string) =>
  `Ofrecerlo como antes, o publicar en el mismo paso un ${user} construido con lo que esta versión ofrece.`

function unpublished(app: string, own: RemoteInUse, remotes: InUse['remotes']): Finding[] {
  const lost = Object.keys(own.facts?.uses ?? {}).filter((component) => {
    const owner = ownerOf(component)
    return owner !== app && remotes[owner] === undefined
  })
  return lost.flatMap((component) =>
    findings(
      'offers',
      [`Usa ${component}, y ${ownerOf(component)} no está publicado.`],
      `Publicar antes ${ownerOf(component)}, o los dos en el mismo paso.`,
    ),
  )
}

const fitting = (name: string) =>
  `Construirlo con lo que ${name} ofrece, o publicar los dos en el mismo paso.`

function lacks(own: RemoteInUse, name: string, other: RemoteInUse, said: string, repair: string): Finding[] {
  return together(misses(own, name, other)).map(({ component, said: why }) => ({
    gate: 'offers' as const,
    sentence: `Usa ${component}, y la versión de ${said} ${why}.`,
    repair,
  }))
}

function takesFrom(
  app: string,
  own: RemoteInUse,
  name: string,
  user: RemoteInUse,
  repair: string,
): Finding[] {
  return together(misses(user, app, own)).map(({ component, said }) => ({
    gate: 'offers' as const,
    sentence: `Dejaría a ${name} sin ${component}: esta versión ${said}.`,
    repair,
  }))
}

/** The components of this remote that each other remote in use shows. */
export const usersOf = (
  app: string,
  { remotes }: Pick<InUse, 'remotes'>,
): { user: string; components: string[] }[] =>
  Object.entries(remotes)
    .map(([user, { facts }]) => ({
      user,
      components: Object.keys(facts?.uses ?? {}).filter((component) => ownerOf(component) === app),
    }))
    .filter(({ user, components }) => user !== app && components.length > 0)
