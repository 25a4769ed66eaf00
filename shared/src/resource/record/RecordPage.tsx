import { useLayoutEffect } from 'react'
import { setSubject } from '../../stores/subject.ts'
import { Page, type PageProps } from '../../ui/page/Page.tsx'

export interface RecordPageProps extends PageProps {
  /** The record's name; null or undefined until it is read, and when reading failed. */
  subject: string | null | undefined
}

/** The page of one record: its name comes first, in the page and in the browser's tab. */
export function RecordPage(props: RecordPageProps) {
  const { subject } = props
  useLayoutEffect(() => {
    setSubject(subject || null)
    return () => setSubject(null)
  }, [subject])
  return <Page {...props} />
}
