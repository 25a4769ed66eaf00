import { Box, Button, IconRetry, Notice, Page } from '@backoffice/shared/ui'
import { useEffect, useRef } from 'react'
import { reload } from '../reload.ts'
import { actualizar, detenida } from '../failures/failures.textos.ts'
import type { Standing } from './standing.ts'

interface Props {
  standing: Standing
  /** The page's title; undefined for a part of a page. */
  page?: string | undefined
}

/** Takes the place of a section whose release had to stop while it was on the screen. */
export function StoppedCover({ standing, page }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // What had the focus is no longer there.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const replaced = standing.is === 'replaced'
  const content = (
    <Box ref={box} tabIndex={-1} width="full" outline="none">
      <Notice
        tone="danger"
        title={detenida.titulo}
        action={
          replaced && (
            <Button size="sm" icon={<IconRetry />} onClick={reload}>
              {actualizar}
            </Button>
          )
        }
      >
        {replaced ? detenida.otra : 'reason' in standing && standing.reason}
      </Notice>
    </Box>
  )
  return page === undefined ? content : <Page title={page}>{content}</Page>
}
