import { type Page } from 'playwright-core'

interface TraceEvent {
  name: string
  /** Microseconds of processor time, which excludes other work of the machine. */
  tdur?: number
  tid: number
  pid: number
  args: { name?: string }
}

/** The longest task of the page's main thread during an action, in milliseconds of processor time. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await act()
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && main.some((one) => one.pid === pid && one.tid === tid),
  )
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)))
}
