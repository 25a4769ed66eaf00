import { camposCliente as campos } from '@backoffice/shared/cliente'
import { CatalogoField } from './CatalogoField.tsx'
import { textos } from '../form.textos.ts'
import { useGiros } from '../../useGiros.ts'

/** The business activity (F-07); INEGI's names are long. */
export function GiroField() {
  return (
    <CatalogoField
      name="giro"
      label={campos.giro.label}
      placeholder={textos.elegir.giro}
      catalogo={useGiros()}
      full
      sinCatalogo={textos.sinCatalogo.giro}
    />
  )
}
