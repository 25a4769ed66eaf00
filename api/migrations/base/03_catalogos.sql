-- The official catalogues: the same for every empresa, hence without a tenant. Names start with the official code.

-- SAT, c_RegimenFiscal of CFDI 4.0 (valid from 2022-01-01).
create table regimenes_fiscales (
  _id uuid primary key,
  clave text not null unique,
  nombre text not null,
  fisica boolean not null,
  moral boolean not null
);

insert into regimenes_fiscales (_id, clave, nombre, fisica, moral)
select ('01900000-0000-7000-8000-000000000' || clave)::uuid, clave, clave || ' ' || nombre, fisica, moral
from (values
  ('601', 'General de Ley Personas Morales', false, true),
  ('603', 'Personas Morales con Fines no Lucrativos', false, true),
  ('605', 'Sueldos y Salarios e Ingresos Asimilados a Salarios', true, false),
  ('606', 'Arrendamiento', true, false),
  ('607', 'Régimen de Enajenación o Adquisición de Bienes', true, false),
  ('608', 'Demás ingresos', true, false),
  ('610', 'Residentes en el Extranjero sin Establecimiento Permanente en México', true, true),
  ('611', 'Ingresos por Dividendos (socios y accionistas)', true, false),
  ('612', 'Personas Físicas con Actividades Empresariales y Profesionales', true, false),
  ('614', 'Ingresos por intereses', true, false),
  ('615', 'Régimen de los ingresos por obtención de premios', true, false),
  ('616', 'Sin obligaciones fiscales', true, false),
  ('620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', false, true),
  ('621', 'Incorporación Fiscal', true, false),
  ('622', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', false, true),
  ('623', 'Opcional para Grupos de Sociedades', false, true),
  ('624', 'Coordinados', false, true),
  ('625', 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas', true, false),
  ('626', 'Régimen Simplificado de Confianza', true, true)
) as catalogo (clave, nombre, fisica, moral);

-- INEGI, the sectors of SCIAN.
create table giros (
  _id uuid primary key,
  clave text not null unique,
  nombre text not null
);

insert into giros (_id, clave, nombre)
select ('01900000-0000-7000-8000-0000000001' || left(clave, 2))::uuid, clave, clave || ' ' || nombre
from (values
  ('11', 'Agricultura, cría y explotación de animales, aprovechamiento forestal, pesca y caza'),
  ('21', 'Minería'),
  ('22', 'Generación, transmisión, distribución y comercialización de energía eléctrica, suministro de agua y de gas'),
  ('23', 'Construcción'),
  ('31-33', 'Industrias manufactureras'),
  ('43', 'Comercio al por mayor'),
  ('46', 'Comercio al por menor'),
  ('48-49', 'Transportes, correos y almacenamiento'),
  ('51', 'Información en medios masivos'),
  ('52', 'Servicios financieros y de seguros'),
  ('53', 'Servicios inmobiliarios y de alquiler'),
  ('54', 'Servicios profesionales, científicos y técnicos'),
  ('55', 'Corporativos'),
  ('56', 'Servicios de apoyo a los negocios'),
  ('61', 'Servicios educativos'),
  ('62', 'Servicios de salud y de asistencia social'),
  ('71', 'Servicios de esparcimiento culturales y deportivos'),
  ('72', 'Servicios de alojamiento temporal y de preparación de alimentos'),
  ('81', 'Otros servicios excepto actividades gubernamentales'),
  ('93', 'Actividades legislativas, gubernamentales y de impartición de justicia')
) as catalogo (clave, nombre);

-- Membership plans, of each empresa.
create table membresias (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  nombre text collate "es-x-icu" not null,
  precio numeric(14, 2) not null default 0,
  descripcion text not null default '',
  beneficios text[] not null default '{}',
  creacion timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  version integer not null default 1,
  eliminado_por uuid,
  primary key (id_locatario, _id)
);
create index membresias_nombre on membresias (id_locatario, nombre, _id) where eliminacion is null;
