const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/)

/** Given names of women and men, the most common first. */
export const NOMBRES_M =
  words(`María Guadalupe, Juana, María Fernanda, Ana María, Verónica, Leticia, Alejandra, Rosa María,
  Gabriela, Patricia, Daniela, Adriana, Sofía, Claudia, Fernanda, Silvia, Mariana, Laura Elena, Ximena, Karla, Norma,
  Lucía, Martha Alicia, Valeria, Regina, Araceli, Elizabeth, Itzel, Paola, Beatriz, Teresa, Andrea, Yolanda, Rocío,
  Camila, Irma, Julieta, Carmen, Renata, Xóchitl, Montserrat, Noemí, Ángela, Lorena, Inés, Citlali, Úrsula, Nayeli`)

export const NOMBRES_H =
  words(`José Luis, Juan, Francisco Javier, Miguel Ángel, José, Jesús, Juan Carlos, Alejandro, Jorge,
  Carlos, Luis Fernando, Ricardo, Pedro, Fernando, Eduardo, Manuel, Roberto, Antonio, Sergio, Arturo, Raúl, Daniel, Héctor,
  José Antonio, Diego, Enrique, Emiliano, Óscar, Santiago, Marco Antonio, Rafael, Iván, Gerardo, Armando, Rubén, Mateo,
  Gustavo, Andrés, Martín, Leonardo, Víctor Manuel, Alfredo, Hugo, Ángel, Ignacio, Julián, Tomás, Cuauhtémoc, Íñigo`)

/** Surnames, the most common first. */
export const APELLIDOS =
  words(`Hernández, García, Martínez, López, González, Pérez, Rodríguez, Sánchez, Ramírez, Cruz, Flores,
  Gómez, Morales, Vázquez, Reyes, Jiménez, Torres, Díaz, Gutiérrez, Ruiz, Mendoza, Aguilar, Ortiz, Moreno, Castillo, Romero,
  Álvarez, Méndez, Chávez, Rivera, Juárez, Ramos, Domínguez, Herrera, Medina, Castro, Vargas, Guzmán, Velázquez, Muñoz,
  Rojas, De la Cruz, Contreras, Salazar, Luna, Ortega, Guerrero, Santiago, Estrada, Bautista, Cortés, Soto, Alvarado,
  Espinoza, Lara, Ávila, Ríos, Cervantes, Silva, Delgado, Vega, Márquez, Sandoval, Carrillo, León, Mejía, Solís, Núñez,
  Rosas, Ibarra, Valdez, Campos, Santos, Camacho, Peña, Maldonado, Navarro, Rosales, Acosta, Cabrera, Miranda, Trejo,
  Valencia, Nava, Robles, Pacheco, Fuentes, Padilla, Serrano, Molina, Cárdenas, Salinas, Ayala, Barrera, Zamora, Orozco,
  Cisneros, Villanueva, Zúñiga, Quiroz, Tapia, Figueroa, Escobedo, Montes de Oca, Treviño, Garza, Elizondo, Ordóñez, Ibáñez,
  Yáñez, Ocampo, Xicoténcatl, Zepeda, Urrutia, Ugalde, Icaza`)

/** The parts of company names: a word of the trade, and one of the place or the founder. */
export const GIROS_COMERCIALES = [
  { clave: '23', palabras: words('Constructora, Ingeniería y Obras, Acabados, Desarrollos') },
  { clave: '31-33', palabras: words('Industrias, Manufacturas, Textiles, Muebles, Panificadora') },
  { clave: '43', palabras: words('Comercializadora, Distribuidora, Abarrotera, Mayoreo') },
  { clave: '46', palabras: words('Ferretería, Papelería, Farmacia, Boutique, Zapatería, Refaccionaria') },
  { clave: '48-49', palabras: words('Transportes, Fletes, Logística, Mensajería') },
  { clave: '51', palabras: words('Estudio Digital, Editorial, Producciones') },
  { clave: '53', palabras: words('Inmobiliaria, Bienes Raíces, Arrendadora') },
  { clave: '54', palabras: words('Consultores, Despacho, Arquitectos, Laboratorio, Asesores') },
  { clave: '56', palabras: words('Servicios Integrales, Limpieza, Seguridad Privada') },
  { clave: '61', palabras: words('Colegio, Instituto, Academia, Centro de Capacitación') },
  { clave: '62', palabras: words('Clínica, Consultorio, Óptica, Centro Médico') },
  { clave: '71', palabras: words('Gimnasio, Club Deportivo, Escuela de Danza') },
  { clave: '72', palabras: words('Restaurante, Cafetería, Hotel, Fonda, Taquería, Banquetes') },
  { clave: '81', palabras: words('Taller, Estética, Lavandería, Tintorería') },
] as const

export const LUGARES =
  words(`del Valle, del Bajío, del Norte, La Esperanza, San José, Santa Fe, El Roble, Los Arcos, del Centro,
  Guadalupe, Las Águilas, Monte Albán, del Pacífico, La Joya, San Ángel, Quetzal, Anáhuac, Mirador, Tres Ríos, Reforma,
  El Nogal, Coyoacán, La Huerta, Xochimilco, Peninsular, Sierra Madre, Bugambilias, Cantera, Ñandú, Los Volcanes`)

export const PUESTOS =
  words(`Dirección general, Gerencia administrativa, Propietaria, Propietario, Administración única,
  Contabilidad, Recursos humanos, Compras, Representación legal`)

/** Cities with their state's code in a CURP, an area code and a range of postal codes. */
export const CIUDADES = [
  { ciudad: 'Ciudad de México', estado: 'DF', lada: '55', cp: 3000 },
  { ciudad: 'Guadalajara, Jalisco', estado: 'JC', lada: '33', cp: 44100 },
  { ciudad: 'Monterrey, Nuevo León', estado: 'NL', lada: '81', cp: 64000 },
  { ciudad: 'Puebla, Puebla', estado: 'PL', lada: '222', cp: 72000 },
  { ciudad: 'Querétaro, Querétaro', estado: 'QT', lada: '442', cp: 76000 },
  { ciudad: 'León, Guanajuato', estado: 'GT', lada: '477', cp: 37000 },
  { ciudad: 'Mérida, Yucatán', estado: 'YN', lada: '999', cp: 97000 },
  { ciudad: 'Toluca, Estado de México', estado: 'MC', lada: '722', cp: 50000 },
  { ciudad: 'Oaxaca, Oaxaca', estado: 'OC', lada: '951', cp: 68000 },
  { ciudad: 'Tijuana, Baja California', estado: 'BC', lada: '664', cp: 22000 },
  { ciudad: 'Xalapa, Veracruz', estado: 'VZ', lada: '228', cp: 91000 },
  { ciudad: 'Morelia, Michoacán', estado: 'MN', lada: '443', cp: 58000 },
] as const

export const CALLES =
  words(`Av. Insurgentes, Calle Hidalgo, Av. Juárez, Calle Morelos, Av. Reforma, Calle 5 de Mayo,
  Av. Universidad, Calle Allende, Blvd. Independencia, Calle Zaragoza, Av. Chapultepec, Calle Matamoros, Privada Los Pinos,
  Calle Niños Héroes, Av. Revolución, Calle Guerrero, Av. de las Américas, Calle Abasolo`)

export const COLONIAS =
  words(`Centro, Del Valle, Roma Norte, Narvarte, Las Palmas, San Rafael, Jardines, Lomas Altas, Obrera,
  Industrial, La Paz, Vista Hermosa, Santa María, El Mirador, Portales, Las Flores`)
