import { chakra } from '@chakra-ui/react'
import type { FallaLote } from '../../contract/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { textos } from './lotes.textos.ts'

interface Props {
  /** The first 500. */
  fallas: FallaLote[]
  total: number
  onClose(): void
}

/** What a batch could not do, and why. */
export function Fallas({ fallas, total, onClose }: Props) {
  return (
    <Dialog open title={textos.fallas} onClose={onClose}>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {fallas.map(({ _id, nombre, motivo }) => (
          <li key={_id}>
            <strong>{nombre ?? textos.sinNombre}</strong>
            {`: ${motivo}`}
          </li>
        ))}
      </chakra.ul>
      {total > fallas.length && <p>{textos.masFallas(total - fallas.length)}</p>}
    </Dialog>
  )
}
