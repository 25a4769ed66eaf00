-- «Mías»: an advisor's advisories by day (E-04).
create index asesorias_asesor on asesorias (id_locatario, id_asesor, creacion, _id) where eliminacion is null;
