-- A trigger finds its tables and operators by the search path of whoever writes, who may make tables of the same names for a
-- session: with such a ledger of its own, the role of the servers could change any balance.
DO $$
DECLARE one regprocedure;
BEGIN
  FOR one IN
    SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', one);
  END LOOP;
END $$;
