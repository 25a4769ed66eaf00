import { useEffect, useRef, useState } from 'react'
import { chakra } from '@chakra-ui/react'
import { useHref } from 'react-router-dom'
import type { Lista, Vista } from '../../contract/index.ts'
import { addAlert } from '../../stores/alerts.ts'
import { Text } from '../../ui/page/text.tsx'
import { Input } from '../../ui/input/Input.tsx'
import type { SavedViews } from './useSavedViews.ts'
import { ViewItem } from './ViewItem.tsx'
import { tellRemoved } from './saveViews.ts'
import { textos } from './views.textos.ts'

interface Props {
  lista: Lista
  plain: string
  all: Vista[]
  views: SavedViews
  onColumns(ids: string[] | null): void
  onClose(): void
}

/** A person's views, in their order. */
export function ViewList({ lista, plain, all, views, onColumns, onClose }: Props) {
  const here = useHref('.')
  const [link, setLink] = useState<string | null>(null)
  const list = useFocusOfPressed(views.pending)
  if (all.length === 0) return <Text tone="muted">{textos.ninguna}</Text>

  const open = (vista: Vista) => {
    onColumns(vista.columnas)
    onClose()
  }
  const copy = async ({ consulta }: Vista) => {
    const address = `${window.location.origin}${here}?${consulta || plain}`
    // Some browsers refuse, as over http: then the link is there to be copied by hand.
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setLink(copied ? null : address)
    if (copied) addAlert(textos.copiado, 'success')
  }
  const remove = async (vista: Vista) => {
    const place = all.indexOf(vista)
    if (await views.save(all.toSpliced(place, 1))) tellRemoved(lista, vista, place, views.reload)
  }
  const move = (index: number, by: -1 | 1) => {
    const next = [...all]
    const [moved] = next.splice(index, 1)
    if (moved) next.splice(index + by, 0, moved)
    void views.save(next)
  }

  return (
    <>
      <chakra.ul ref={list} tabIndex={-1} outline="none" display="grid" gap="1" listStyleType="none">
        {all.map((vista, index) => (
          <ViewItem
            key={vista.nombre}
            vista={vista}
            to={`?${vista.consulta || plain}`}
            others={all.filter((one) => one !== vista)}
            busy={views.pending}
            onOpen={() => open(vista)}
            onCopy={() => void copy(vista)}
            onStart={() =>
              void views.save(all.map((one) => ({ ...one, inicio: one === vista && !vista.inicio })))
            }
            onUp={index > 0 ? () => move(index, -1) : null}
            onDown={index < all.length - 1 ? () => move(index, 1) : null}
            onRename={(nombre) => views.save(all.map((one) => (one === vista ? { ...one, nombre } : one)))}
            onRemove={() => void remove(vista)}
          />
        ))}
      </chakra.ul>
      {link && (
        <Input aria-label={textos.enlace} readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
    </>
  )
}

/** The list takes the focus if what was pressed is gone after its call, or does nothing any more: the next Tab begins there. */
function useFocusOfPressed(pending: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const called = useRef(false)
  useEffect(() => {
    const ended = called.current && !pending
    called.current = pending
    if (!ended) return
    // By then the dialog has given the focus back, if it could.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.contains(list.current)) list.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [pending])
  return list
}
