import { Box } from '@backoffice/shared/ui'
import { rangesOf } from './ranges'

/** A text with what was looked for marked. */
export function Marked({ text, looked }: { text: string; looked: string }) {
  const parts = []
  let from = 0
  for (const [start, end] of rangesOf(text, looked)) {
    if (start > from) parts.push(text.slice(from, start))
    parts.push(
      <Box as="mark" key={start} bg="accent.subtle" color="inherit" fontWeight="semibold" borderRadius="2px">
        {text.slice(start, end)}
      </Box>,
    )
    from = end
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  )
}
