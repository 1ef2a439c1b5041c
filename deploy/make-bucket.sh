# Creates the bucket for pictures and a user with access to this bucket only. Runs at each start.
set -e

# Names and passwords go through a pipe, so that they can contain any character and do not show in process lists.
connect() { printf '%s\n%s\n' "$2" "$3" | mc alias set "$1" http://bucket:9000; }

tries=0
until connect root root "$ROOT_PASSWORD"; do
  tries=$((tries + 1))
  if [ "$tries" -eq 60 ]; then
    echo "The bucket did not answer or refused the password. BUCKET_ROOT_PASSWORD needs 8 characters or more. See: docker compose logs bucket" >&2
    exit 1
  fi
  sleep 1
done
mc mb --ignore-existing root/pictures
mc admin policy create root pictures /deploy/bucket-policy.json
printf '%s\n%s\n' pictures "$PASSWORD" | mc admin user add root
# MinIO refuses to attach a policy twice; the last line checks that the user can list the bucket.
mc admin policy attach root pictures --user pictures || true
connect own pictures "$PASSWORD"
mc ls own/pictures
