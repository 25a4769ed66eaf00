import { Notice } from '../../Notice.tsx'
import { sentenceOf, type Refused } from '../refusal.ts'
import { textos } from '../refusal.textos.ts'

export interface RefusalNoticeProps {
  /** Why the last call failed; null: it did not fail. */
  error: Refused | null | undefined
  /** Adds that nothing typed is lost. */
  keeps?: boolean
  /** The call only read data, so no change can have been made. */
  reading?: boolean
}

/** Explains a failed call in the page, even if the server gave no reason; an alert disappears after 5 s. */
export function RefusalNotice({ error, keeps = false, reading = false }: RefusalNoticeProps) {
  const sentence = error ? sentenceOf(error, reading) : null
  if (!sentence) return null
  return (
    <Notice tone="warning" title={sentence.titulo}>
      {keeps ? `${sentence.texto} ${textos.conservado}` : sentence.texto}
    </Notice>
  )
}
