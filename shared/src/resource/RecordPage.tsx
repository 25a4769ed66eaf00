import { useLayoutEffect } from 'react'
import { setSubject } from '../stores/subject'
import { Page, type PageProps } from '../ui/Page'

export interface RecordPageProps extends PageProps {
  /** The record's name; null or undefined until it is read, and where it could not be. */
  subject: string | null | undefined
}

/** The page of one record: its name is what the eye meets first, here and in the browser's tab. */
export function RecordPage(props: RecordPageProps) {
  const { subject } = props
  useLayoutEffect(() => {
    setSubject(subject || null)
    return () => setSubject(null)
  }, [subject])
  return <Page {...props} />
}
