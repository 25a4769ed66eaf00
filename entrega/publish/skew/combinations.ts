import type { Stored } from './releases.ts'

/** Releases that would run together, and which of them would be published beside the others. */
export interface Combination {
  /** Of its folder. */
  name: string
  title: string
  releases: Stored[]
  published: Stored[]
}

export interface Matrix {
  mixed: Combination[]
  /** Everything as it ran before: a flow that fails here too does not fail because of the mix. */
  before: Combination
  /** The apps without an earlier release, in sentences. */
  missing: string[]
}

const isHost = ({ app }: Stored) => app === 'host'

/** Both ways to mix these builds with the earlier releases; a remote without one takes part with its current one. */
export function matrixOf(now: Stored[], previous: Stored[]): Matrix {
  const host = now.filter(isHost)
  const remotes = now.filter((each) => !isHost(each))
  const hostBefore = previous.filter(isHost)
  const others = previous.filter((each) => !isHost(each))
  const unchanged = remotes.filter(({ app }) => !others.some((each) => each.app === app))
  const remotesBefore = [...others, ...unchanged]
  return {
    mixed: [
      {
        name: 'host-anterior',
        title: 'el host anterior con estos remotos',
        releases: [...hostBefore, ...remotes],
        published: remotes,
      },
      {
        name: 'remotos-anteriores',
        title: 'este host con los remotos anteriores',
        releases: [...host, ...remotesBefore],
        published: host,
      },
    ].filter(({ releases }) => releases.some((each) => previous.includes(each))),
    before: {
      name: 'todo-anterior',
      title: 'el host anterior con los remotos anteriores',
      releases: [...(hostBefore.length > 0 ? hostBefore : host), ...remotesBefore],
      published: [],
    },
    missing: [
      ...(hostBefore.length > 0 ? [] : ['No hay un host anterior que sea otro que este.']),
      ...unchanged.map(({ app }) => `No hay un ${app} anterior que sea otro que este: participa este.`),
    ],
  }
}
