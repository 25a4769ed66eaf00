import type { Lista } from '../../contract/index.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Check } from '../../ui/form/fields/Check.tsx'
import { Box, Row, Stack } from '../../ui/page/layout.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Heading } from '../../ui/page/text.tsx'
import { NewView } from './NewView.tsx'
import { textos } from './views.textos.ts'
import { useSavedViews } from './useSavedViews.ts'
import { ViewList } from './ViewList.tsx'

export interface ViewsPanelProps {
  open: boolean
  onClose(): void
  lista: Lista
  /** The list's question now, as its address writes it. */
  question: string
  /** The address of its initial question, without `?`. */
  plain: string
  columns: { id: string; header: string; fixed: boolean }[]
  /** The ids of the columns that are shown. */
  shown: string[]
  compact: boolean
  /** null: the specified ones. */
  onColumns(ids: string[] | null): void
  onCompact(compact: boolean): void
}

/** «Vistas y columnas» of a list: each person's own. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { open, onClose, lista, question, plain, columns, shown, compact, onColumns, onCompact } = props
  const views = useSavedViews(lista)

  const toggle = (id: string, on: boolean) =>
    onColumns(columns.map((column) => column.id).filter((one) => (one === id ? on : shown.includes(one))))

  return (
    <Dialog open={open} title={textos.titulo} busy={views.pending} onClose={onClose}>
      <Stack gap={6}>
        <Stack as="section" gap={3}>
          <Heading level={3} size="sm">
            {textos.vistas}
          </Heading>
          {views.failed && (
            <Notice tone="warning" action={<Button onClick={views.reload}>{textos.reintentar}</Button>}>
              {textos.noSeLeyo}
            </Notice>
          )}
          {views.all && (
            <ViewList
              lista={lista}
              plain={plain}
              all={views.all}
              views={views}
              onColumns={onColumns}
              onClose={onClose}
            />
          )}
          {views.refused && <Notice tone="warning">{textos.noSeGuardo}</Notice>}
          {views.all && <NewView all={views.all} views={views} question={question} shown={shown} />}
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={3} size="sm">
            {textos.columnas}
          </Heading>
          <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))" columnGap="3">
            {columns.map(({ id, header, fixed }) => (
              <Check key={id} checked={shown.includes(id)} disabled={fixed} onChange={(on) => toggle(id, on)}>
                {header}
              </Check>
            ))}
          </Box>
          <Row gap={4} justify="space-between">
            <Check checked={compact} onChange={onCompact}>
              {textos.compacta}
            </Check>
            <Button size="sm" onClick={() => onColumns(null)}>
              {textos.especificadas}
            </Button>
          </Row>
        </Stack>
      </Stack>
    </Dialog>
  )
}
