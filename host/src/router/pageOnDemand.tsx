import type { LoaderFunctionArgs } from '@backoffice/shared/router'
import { askFor, Box, usePart } from '@backoffice/shared/ui'
import type { ComponentType } from 'react'
import { Waiting } from '../shell/notices/Waiting.tsx'

type Loader = (args: LoaderFunctionArgs) => Promise<Response | null>

/**
 * A page of the host whose code its loader awaits. Not the router's own `lazy`, which keeps a failure until the page is
 * reloaded: if the code does not come, its place says so, and it can be asked for again.
 */
export function pageOnDemand(load: () => Promise<ComponentType>) {
  function PageOnDemand() {
    const { part: Page, absence, standIn } = usePart(load, { wanted: true, here: <Waiting /> })
    if (Page) return <Page />
    return absence ? <Box p="4">{standIn}</Box> : standIn
  }
  const withCode =
    (loader: Loader): Loader =>
    async (args) => {
      const [answer] = await Promise.all([loader(args), askFor(load).catch(() => undefined)])
      return answer
    }
  return { Component: PageOnDemand, withCode }
}
