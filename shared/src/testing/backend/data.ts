import type { AsesoriaFila, Cliente, Empresa, Membresia, UsuarioSesion } from '../../contract'
import { unaEmpresa, unUsuario } from '../builders'

/** Everything the back end knows. */
export interface Data {
  empresa: Empresa
  usuarios: UsuarioSesion[]
  clientes: Cliente[]
  asesorias: AsesoriaFila[]
  membresias: Membresia[]
}

/** An office that has just begun: one Administrador and nothing else. */
export const emptyData = (): Data => ({
  empresa: unaEmpresa(),
  usuarios: [unUsuario()],
  clientes: [],
  asesorias: [],
  membresias: [],
})
