-- The grants among these that are still valid: their user has not signed out, and they were not revoked.
create or replace function alive_grants(p_grants text[]) returns setof text language sql stable as $$
  select session.grant_id from identity_session session
    join identity_artifact artifact
      on artifact.model = 'Grant' and artifact.digest = sha256(convert_to(session.grant_id, 'UTF8'))
    where session.grant_id = any(p_grants) and session.ended_at is null and artifact.expires_at > now()
$$;
