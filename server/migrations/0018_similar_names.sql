-- Misspelt names: the words of the caller's own people that share trigrams with what was typed. The trigram operator is not
-- leakproof, so row-level security would switch the index off; hence it runs as the owner, takes the area and the centres
-- from the transaction's context and from nowhere else, and stands alone in this file.
create function similar_names(p_sound text) returns setof text
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.25 as $$
  select w.sound
  from (
    select distinct sound from search_word
    where area_id = context_area() and sound operator(extensions.%) left(p_sound, 60)
  ) w
  where exists (
    select from search_key k
    where k.area_id = context_area() and k.key >= w.sound and k.key < w.sound || '!'
      and (context_is_whole_area() or k.centre_id = any (context_centres()))
      and k.entity in ('sewadar', 'application', 'oae_member', 'oae_attendant')
  )
  order by extensions.similarity(w.sound, left(p_sound, 60)) desc, w.sound
  limit 12
$$;
revoke execute on function similar_names from public;
grant execute on function similar_names to sewa_app;
