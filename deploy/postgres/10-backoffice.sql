-- Runs once, on an empty volume: creates the api's database and its owner, who is no superuser. The api creates its two
-- weaker roles itself.
\getenv clave API_DB_PASSWORD
create role backoffice login createrole password :'clave';
create database backoffice owner backoffice;
