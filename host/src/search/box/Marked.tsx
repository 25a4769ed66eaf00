import { Box } from '@backoffice/shared/ui'
import { rangesOf } from './ranges.ts'

/** A text with what was looked for marked; each piece has an element of its own, because pieces come and go with every key. */
export function Marked({ text, looked }: { text: string; looked: string }) {
  const parts = []
  let from = 0
  for (const [start, end] of rangesOf(text, looked)) {
    if (start > from) parts.push(<span key={from}>{text.slice(from, start)}</span>)
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
      <span>{text.slice(from)}</span>
    </>
  )
}
