-- Run once, on an empty volume: the api's database and its owner, which is no superuser. It makes its two weaker roles itself.
\getenv clave API_DB_PASSWORD
create role backoffice login createrole password :'clave';
create database backoffice owner backoffice;
