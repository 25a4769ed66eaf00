import { Edit } from 'react-admin'
import { ClienteForm } from './ClienteForm'

const ClienteEdit = () => (
  <Edit redirect="list" mutationMode="pessimistic">
    <ClienteForm />
  </Edit>
)

export default ClienteEdit
