import { Notice } from '../Notice'
import { sentenceOf, type Refused } from './refusal'
import { textos } from './refusal.textos'

export interface RefusalNoticeProps {
  /** Why the last call failed; null: it did not. */
  error: Refused | null | undefined
  /** Says as well that nothing typed is lost. */
  keeps?: boolean
  /** It only asked for something: there is no change that may have been made. */
  reading?: boolean
}

/** Says in the page why something could not be done, also where the server said nothing; an alert is gone in 5 s. */
export function RefusalNotice({ error, keeps = false, reading = false }: RefusalNoticeProps) {
  const sentence = error ? sentenceOf(error, reading) : null
  if (!sentence) return null
  return (
    <Notice tone="warning" title={sentence.titulo}>
      {keeps ? `${sentence.texto} ${textos.conservado}` : sentence.texto}
    </Notice>
  )
}
