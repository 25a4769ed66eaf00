import {
  DataTable,
  DeleteButton,
  EditButton,
  EmailField,
  FunctionField,
  List,
  Pagination,
  TextInput,
  type RaRecord,
} from 'react-admin'

const filters = [
  <TextInput key="nombre" source="nombre" />,
  <TextInput key="apellido_paterno" source="apellido_paterno" />,
  <TextInput key="apellido_materno" source="apellido_materno" />,
  <TextInput key="celular" source="celular" />,
  <TextInput key="email" source="email" />,
]

const pages = <Pagination rowsPerPageOptions={[20, 50, 100]} />

const celular = ({ celular }: RaRecord) => celular && <a href={`tel:${celular}`}>{celular}</a>

export const ClienteList = () => (
  <List filters={filters} perPage={20} pagination={pages}>
    <DataTable rowClick="edit">
      <DataTable.Col source="nombre" />
      <DataTable.Col source="apellido_paterno" />
      <DataTable.Col source="apellido_materno" />
      <DataTable.Col source="celular">
        <FunctionField render={celular} />
      </DataTable.Col>
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col>
        <EditButton />
        <DeleteButton mutationMode="pessimistic" />
      </DataTable.Col>
    </DataTable>
  </List>
)
